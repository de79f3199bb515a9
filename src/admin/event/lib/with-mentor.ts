import type { FoundMentor } from '../../lib/use-found-mentors';
import type { Speaker } from './types';

/** A speaker who is this mentor, or none; what the editor has not written yet is taken from the mentor's card. */
export function withMentor(
	{ title, subtitle }: Speaker,
	mentor: FoundMentor | undefined
): Speaker {
	return mentor
		? {
				title: title.trim() ? title : mentor.title,
				subtitle: subtitle.trim() ? subtitle : mentor.text,
				mentor: { kind: mentor.kind, id: mentor.id },
		  }
		: { title, subtitle };
}
