import { randomUUID } from 'node:crypto';
import { Client } from './client.mjs';
import { EMPTY } from './lines.mjs';
import { p95, rush } from './load.mjs';
import { median, spread } from './stats.mjs';

/** Of the replies sent, one in so many is sent again with its client_id. */
const REPEATED = 10;

/**
 * Replies of a number of writers at once, in turns with E under as many clients, and what the database holds after.
 *
 * `kind` is {id, clients, writers: {token, convo}[]}, `query` answers SQL with rows.
 */
export async function write( url, kind, { replies, repeats }, query ) {
	const client = new Client( url, kind.clients );
	const convos = [ ...new Set( kind.writers.map( ( { convo } ) => convo ) ) ];
	const before = state( query, convos );
	const mails = Number( queued( query ) );
	const run = randomUUID().slice( 0, 8 );
	const sent = [];
	const reply = ( who, at ) => {
		const writer = kind.writers[ who % kind.writers.length ];
		const last = sent.findLast( ( body ) => body.who === who );
		const again = at % REPEATED === REPEATED - 1 && last !== undefined;
		const body = again
			? last
			: {
					who,
					convo_id: writer.convo,
					content: `${ run } ${ sent.length } ${ who }`,
					client_id: randomUUID(),
			  };
		if ( ! again ) {
			sent.push( body );
		}
		const { who: unused, ...fields } = body;
		return {
			method: 'POST',
			path: 'data/v1/message_reply/',
			token: writer.token,
			body: fields,
		};
	};
	const ratios = [];
	const times = [];
	await rush( client, kind.clients, kind.clients * 2, () => EMPTY );
	for ( let repeat = 0; repeat < repeats; repeat++ ) {
		const empty = await rush( client, kind.clients, replies, () => EMPTY );
		const own = await rush( client, kind.clients, replies, reply );
		ratios.push( p95( own ) / p95( empty ) );
		times.push( p95( own ) );
	}
	client.close();
	return {
		id: kind.id,
		ms: median( times ),
		ratio: spread( ratios ),
		...compare( before, state( query, convos ), sent, run, query ),
		mails: Number( queued( query ) ) - mails,
	};
}

const queued = ( query ) =>
	query( 'SELECT COUNT(*) AS n FROM wp_mentoriai_mail_queue' )[ 0 ].n;

function state( query, convos ) {
	const rows = query(
		`SELECT c.convo_id, c.message_count, COUNT(m.id) AS messages, MAX(m.id) = c.last_message_id AS is_last,
		MAX(CASE WHEN m.author_id = c.founder_id THEN m.id ELSE 0 END) > c.mentor_read_id AS for_mentor, c.mentor_unread,
		MAX(CASE WHEN m.author_id = c.mentor_id THEN m.id ELSE 0 END) > c.founder_read_id AS for_founder, c.founder_unread
		FROM wp_mentoriai_conversations c JOIN wp_mentoriai_messages m ON m.convo_id = c.convo_id
		WHERE c.convo_id IN (${ convos.join( ', ' ) }) GROUP BY c.convo_id`
	);
	return {
		messages: rows.reduce(
			( sum, row ) => sum + Number( row.messages ),
			0
		),
		wrong: rows.filter(
			( row ) =>
				row.messages !== row.message_count ||
				row.is_last !== '1' ||
				row.for_mentor !== row.mentor_unread ||
				row.for_founder !== row.founder_unread
		).length,
	};
}

/** Lost and doubled messages, and conversations whose counts or unread flags do not fit their messages. */
function compare( before, after, sent, run, query ) {
	const found = query(
		`SELECT COUNT(*) AS n, COUNT(DISTINCT content) AS texts FROM wp_mentoriai_messages WHERE content LIKE '${ run } %' AND id > 0`
	)[ 0 ];
	return {
		sent: sent.length,
		lost: sent.length - Number( found.texts ),
		doubled: Number( found.n ) - Number( found.texts ),
		wrong:
			after.wrong +
			Math.abs( after.messages - before.messages - sent.length ),
	};
}
