interface FakeButtonProps {
	children: string;
}

/** A button of the site in the canvas, where it leads nowhere. */
export function FakeButton( { children }: FakeButtonProps ) {
	return (
		<span className="mp-button mp-button--primary">
			<span className="mp-button__label">{ children }</span>
		</span>
	);
}
