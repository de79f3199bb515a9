import { linkIn, newestMail } from './mail';
import { newConversation, type Person } from './people';
import { runPhp } from './site';

/** Both are asked how it goes: the personal link in the founder's email. */
export async function checkInLink(
	founder: Person,
	mentor: Person
): Promise< string > {
	const convo = await newConversation(
		founder,
		mentor,
		'Eksportas',
		'Labas'
	);
	runPhp( `
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}mentoriai_mentorships SET state = 'active', answered_at = '2026-01-01 00:00:00',
			founder_checkin_at = '2026-01-15 00:00:00', mentor_checkin_at = '2026-01-15 00:00:00' WHERE convo_id = ${ convo }" );
		do_action( 'mentoriai_run_due' );
	` );
	return linkIn( await newestMail( founder.email ), /\/patikra\// );
}
