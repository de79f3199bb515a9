/** What is wrong with a field, below it. */
export function FieldProblem( {
	id,
	text,
}: {
	id?: string;
	text: string | undefined;
} ) {
	return text ? (
		<p className="mp-survey-problem" id={ id }>
			<span className="dashicons dashicons-warning" aria-hidden="true" />
			{ text }
		</p>
	) : null;
}
