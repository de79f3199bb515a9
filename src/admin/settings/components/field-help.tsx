interface FieldHelpProps {
	error?: string | undefined;
	help?: string | undefined;
}

/** What is below a field and describes it: what is wrong, then what it is for. */
export function FieldHelp( { error, help }: FieldHelpProps ) {
	return (
		<>
			{ error && (
				<span className="mp-settings-error">
					<span
						className="dashicons dashicons-warning"
						aria-hidden="true"
					/>
					{ error }
				</span>
			) }
			{ help }
		</>
	);
}
