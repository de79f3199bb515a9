import { dayTime } from '../lib/dates';
import { relativeTime } from '../lib/relative-time';

interface RelativeTimeProps {
	/** An ISO time. */
	value: string;
	className?: string | undefined;
}

/** How long ago; the full time on hover. */
export function RelativeTime( { value, className }: RelativeTimeProps ) {
	return (
		<time
			className={ className }
			dateTime={ value }
			title={ dayTime( value ) }
		>
			{ relativeTime( value ) }
		</time>
	);
}
