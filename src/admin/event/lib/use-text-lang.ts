import { useLanguage } from '../../language/lib/use-language';
import { adminData } from './admin-data';

/** The language that the event's texts have once it is saved. */
export function useTextLang(): string {
	const { stored, chosen } = useLanguage();
	return chosen.lang || stored?.lang || adminData().lang;
}
