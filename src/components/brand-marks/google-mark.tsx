/** The mark of Google, in its colours; decoration, its button has the name. */
export function GoogleMark() {
	return (
		<svg
			className="mp-icon"
			viewBox="0 0 24 24"
			aria-hidden="true"
			focusable={ false }
		>
			<path
				fill="#4285f4"
				d="M22 12.2c0-.7-.06-1.4-.18-2.05H12v3.9h5.6a4.8 4.8 0 0 1-2.08 3.14v2.6h3.37A10.2 10.2 0 0 0 22 12.2z"
			/>
			<path
				fill="#34a853"
				d="M12 22.4c2.8 0 5.16-.93 6.89-2.6l-3.37-2.61a6.3 6.3 0 0 1-9.4-3.3H2.66v2.7A10.4 10.4 0 0 0 12 22.4z"
			/>
			<path
				fill="#fbbc05"
				d="M6.13 13.89a6.2 6.2 0 0 1 0-3.98v-2.7H2.66a10.4 10.4 0 0 0 0 9.37z"
			/>
			<path
				fill="#ea4335"
				d="M12 5.75c1.53 0 2.9.53 3.97 1.56l2.98-2.98A10.4 10.4 0 0 0 2.66 7.2l3.47 2.7A6.2 6.2 0 0 1 12 5.75z"
			/>
		</svg>
	);
}
