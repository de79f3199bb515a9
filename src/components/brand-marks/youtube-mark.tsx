/** The mark of YouTube; decoration, its link has the name. */
export function YoutubeMark() {
	return (
		<svg
			className="mp-icon"
			viewBox="0 0 24 24"
			fill="currentColor"
			aria-hidden="true"
			focusable={ false }
		>
			<path d="M22.5 7.2a2.8 2.8 0 0 0-1.95-2C18.8 4.75 12 4.75 12 4.75s-6.8 0-8.55.45a2.8 2.8 0 0 0-1.95 2A29 29 0 0 0 1.05 12c0 1.62.15 3.23.45 4.8a2.8 2.8 0 0 0 1.95 2c1.75.45 8.55.45 8.55.45s6.8 0 8.55-.45a2.8 2.8 0 0 0 1.95-2c.3-1.57.45-3.18.45-4.8s-.15-3.23-.45-4.8zM9.8 15.2V8.8l5.6 3.2z" />
		</svg>
	);
}
