interface QuestionTitleProps {
	number: string;
	text: string;
}

export function QuestionTitle( { number, text }: QuestionTitleProps ) {
	return (
		<>
			<small className="mp-question__number">{ number }</small>
			<span className="mp-question__text">{ text }</span>
		</>
	);
}
