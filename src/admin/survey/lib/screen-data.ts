import type { ScreenData } from './types';

export function screenData(): ScreenData {
	return ( window as unknown as { mentoriaiAdmin: { surveys: ScreenData } } )
		.mentoriaiAdmin.surveys;
}
