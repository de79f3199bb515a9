interface Props {
	error: string;
	hint?: string | undefined;
}

/** Below a field: what is wrong, spoken as soon as it is, and what the field is for. */
export function FieldHelp( { error, hint }: Props ) {
	return (
		<>
			<span className="mp-event-error" aria-live="polite">
				{ error }
			</span>
			{ hint }
		</>
	);
}
