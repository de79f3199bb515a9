import './unread-dot.css';

/** On the corner of what carries it, which is positioned. The label is for those who do not see it. */
export function UnreadDot( { label }: { label?: string | undefined } ) {
	return (
		<>
			<span className="mp-unread-dot" aria-hidden="true" />
			{ label && (
				<span className="mp-visually-hidden">{ `, ${ label }` }</span>
			) }
		</>
	);
}
