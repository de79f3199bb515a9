import './skeleton.css';

interface SkeletonProps {
	/** CSS lengths; a line of text unless told. */
	width?: string | undefined;
	height?: string | undefined;
	circle?: boolean | undefined;
}

/** A grey box in the place of what comes. Put it into a SkeletonRegion. */
export function Skeleton( { width, height, circle }: SkeletonProps ) {
	return (
		<span
			className="mp-skeleton"
			style={ {
				width,
				height,
				borderRadius: circle ? '50%' : undefined,
			} }
		/>
	);
}
