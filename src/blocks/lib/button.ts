import { type Item, textOf } from './attributes';

/** What a button says and where it leads, and how both are changed. */
export interface EditedButton {
	text: string;
	onText: ( text: string ) => void;
	link: string;
	onLink: ( link: string ) => void;
}

/** The button of a block or an item. Stored content has two other names for its parts: `text` and `url`. */
export function buttonOf(
	from: Item,
	change: ( part: Item ) => void,
	text = 'button',
	link = 'link'
): EditedButton {
	return {
		text: textOf( from, text ),
		onText: ( changed ) => change( { [ text ]: changed } ),
		link: textOf( from, link ),
		onLink: ( changed ) => change( { [ link ]: changed } ),
	};
}
