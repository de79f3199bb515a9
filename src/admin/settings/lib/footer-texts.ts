import type { FooterTexts } from './types';

export type FooterLang = 'lt' | 'en';

const EMPTY: FooterTexts = {
	slogan: '',
	block1: { title: '', type: 'links', links: [], text: '' },
	block2: { title: '', text: '' },
	logo: { img: 0, url: '', text: '' },
	credit: { url: '', text: '' },
	copyright: '',
};

/** The footer of a language with every part there; null when no one has written one. */
export function footerIn(
	value: unknown,
	lang: FooterLang
): FooterTexts | null {
	const stored = (
		value as Partial< Record< FooterLang, Partial< FooterTexts > > > | null
	 )?.[ lang ];
	return stored
		? {
				...EMPTY,
				...stored,
				block1: { ...EMPTY.block1, ...stored.block1 },
				block2: { ...EMPTY.block2, ...stored.block2 },
				logo: { ...EMPTY.logo, ...stored.logo },
				credit: { ...EMPTY.credit, ...stored.credit },
		  }
		: null;
}

export function emptyFooter(): FooterTexts {
	return EMPTY;
}
