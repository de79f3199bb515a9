/** A mark in the colour of the text around it; decoration, its link has the name. */
export function BrandMark( { path }: { path: string } ) {
	return (
		<svg
			className="mp-icon"
			viewBox="0 0 24 24"
			fill="currentColor"
			aria-hidden="true"
			focusable={ false }
		>
			<path d={ path } />
		</svg>
	);
}
