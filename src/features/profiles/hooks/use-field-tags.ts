import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../api/queries';

/** All fields a mentor can choose from, in the language of the page. */
export function useFieldTags() {
	return useQuery( queryOf( 'mentoriai_dynamic/tax', {} ) );
}
