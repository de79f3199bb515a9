import { useDispatch, useSelect } from '@wordpress/data';

export type Lang = 'lt' | 'en' | '';

/** What is stored, as Languages\Admin\LanguagePanel describes it. */
export interface Stored {
	lang: Lang;
	/** Whether the page stands for a screen of the portal. */
	screen: boolean;
	warning: string;
	partner: { title: string; label: string; url: string } | null;
	/** Makes the translation; '' where that may not be. */
	create: string;
}

/** What an editor has chosen and not saved yet. */
interface Chosen {
	lang?: Lang;
	separate?: boolean;
	translation?: number;
}

interface EditorSelectors {
	getCurrentPostAttribute: ( name: string ) => unknown;
	getCurrentPostType: () => string | null;
	getPostEdits: () => Record< string, unknown >;
}

interface EditorActions {
	editPost: ( edits: Record< string, unknown > ) => void;
}

const FIELD = 'mentoriai_language';

/** The text's language in the editor, whose one button saves what is chosen here. */
export function useLanguage() {
	const { stored, chosen, isNew, type } = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as EditorSelectors;
		return {
			stored: editor.getCurrentPostAttribute( FIELD ) as
				| Stored
				| undefined,
			chosen: editor.getPostEdits()[ FIELD ] as Chosen | undefined,
			isNew: editor.getCurrentPostAttribute( 'status' ) === 'auto-draft',
			type: editor.getCurrentPostType(),
		};
	}, [] );
	const { editPost } = useDispatch(
		'core/editor'
	) as unknown as EditorActions;
	return {
		stored,
		chosen: chosen ?? {},
		isNew,
		isPage: type === 'page',
		choose: ( more: Chosen ) =>
			editPost( { [ FIELD ]: { ...chosen, ...more } } ),
	};
}
