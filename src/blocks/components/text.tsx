import { RichText } from '@wordpress/block-editor';

interface TextProps {
	tagName: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'div';
	/** What the text is, for those who do not see where it is. */
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	placeholder?: string;
	className?: string;
}

/** A plain text, edited where it is. */
export function Text( { label, placeholder, className, ...rest }: TextProps ) {
	return (
		<RichText
			{ ...rest }
			{ ...( className && { className } ) }
			aria-label={ label }
			placeholder={ placeholder ?? label }
			allowedFormats={ [] }
			disableLineBreaks
			withoutInteractiveFormatting
		/>
	);
}
