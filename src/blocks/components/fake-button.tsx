import { classes } from '../../lib/class-names';

interface FakeButtonProps {
	variant: 'primary' | 'secondary' | 'sun' | 'on-band' | 'ink';
	large?: boolean;
	children: string;
}

/** A button of the site in the canvas, where it leads nowhere. */
export function FakeButton( { variant, large, children }: FakeButtonProps ) {
	return (
		<span
			className={ classes(
				'mp-button',
				`mp-button--${ variant }`,
				large && 'mp-button--lg'
			) }
		>
			<span className="mp-button__label">{ children }</span>
		</span>
	);
}
