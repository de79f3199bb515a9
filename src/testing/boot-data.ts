import type { BootData } from '../lib/boot';

/** Boot data of a site with a few pages; every screen at its fixed path unless a test says otherwise. */
export function bootDataFor( changes: Partial< BootData > = {} ): BootData {
	return {
		lang: 'lt',
		restUrl: 'http://localhost/wp-json/data/v1/',
		basePath: '',
		assetsUrl: 'http://localhost/assets/',
		texts: {},
		status: 200,
		alternates: { lt: null, en: null },
		pages: [],
		aliases: {},
		screensOff: [],
		menu: {
			status: true,
			menu: [],
			footer: {
				block1: { title: '', type: 'links', links: [], text: '' },
				block2: { title: '', text: '' },
				share: {},
				logo: { url: '', img: null, text: '' },
				credit: { url: '', text: '' },
				slogan: '',
				copyright: '',
			},
		},
		replies: [],
		settings: {
			siteName: 'Mentoriai',
			password: { min: 5, max: 20 },
			botCheck: 'none',
			botSiteKey: '',
			providers: [],
			privacyUrl: '/privatumo-politika',
			rulesUrl: '/narystes-taisykles',
			analytics: null,
		},
		...changes,
	};
}
