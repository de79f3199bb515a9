import { __ } from '@wordpress/i18n';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { dayLabel } from '../../../lib/date-words';
import { saveFile } from '../../../lib/save-file';
import type { Meeting } from '../api';
import {
	choices,
	durationLabel,
	isChoosable,
	isToCome,
	maySpeak,
	ownTime,
	timeLabel,
} from '../lib/meeting-times';
import { ownWord, proposal, stateLabel } from '../lib/meeting-words';
import type { MeetingTask } from './meeting-dialogs';

interface MeetingItemProps {
	meeting: Meeting;
	/** Whether the mentorship goes on: afterwards no time can be chosen. */
	mayAnswer: boolean;
	onTask: ( task: MeetingTask ) => void;
}

const TONES = { agreed: 'success', held: 'success', proposed: 'sun' } as const;

/** One meeting: when, where, what was written about it, and what can be done. */
export function MeetingItem( {
	meeting,
	mayAnswer,
	onTask,
}: MeetingItemProps ) {
	const { state, times, start, minutes, place, note } = meeting;
	const when = useId();
	const waits = mayAnswer && isChoosable( meeting );
	const tone =
		state === 'proposed' && ! waits
			? undefined
			: TONES[ state as keyof typeof TONES ];
	return (
		<li className="mp-meeting">
			<Badge tone={ tone }>{ stateLabel( meeting, waits ) }</Badge>
			{ waits && <p>{ proposal( meeting ) }</p> }
			<div id={ when }>
				<When
					times={ waits ? choices( meeting ) : times }
					{ ...{ start } }
				/>
			</div>
			<p className="mp-meeting__more">
				{ durationLabel( minutes ) }
				{ place && ` · ${ place }` }
			</p>
			{ note && <p className="mp-meeting__note">{ note }</p> }
			{ meeting.answer_note && (
				<p className="mp-meeting__note">{ meeting.answer_note }</p>
			) }
			{ meeting.my_word && (
				<p className="mp-meeting__more">{ ownWord( meeting ) }</p>
			) }
			<Actions { ...{ meeting, mayAnswer, onTask, when } } />
		</li>
	);
}

function When( { times, start }: Pick< Meeting, 'times' | 'start' > ) {
	// A day that was never proposed has no time.
	if ( start !== null && times.length === 0 ) {
		return <p className="mp-meeting__when">{ dayLabel( start ) }</p>;
	}
	return ( start === null ? times : [ start ] ).map( ( at ) => (
		<p className="mp-meeting__when" key={ at }>
			<time dateTime={ at }>{ timeLabel( at ) }</time>
			{ ownTime( at ) && <small> ({ ownTime( at ) })</small> }
		</p>
	) );
}

interface ActionsProps extends MeetingItemProps {
	/** The id of what tells the times: it says which meeting each button is about. */
	when: string;
}

function Actions( { meeting, mayAnswer, onTask, when }: ActionsProps ) {
	const { id, state, mine, ics } = meeting;
	const comes = isToCome( meeting );
	const maySay = maySpeak( meeting );
	const isAsked = maySay && meeting.my_word === null;
	return (
		<div className="mp-meetings__actions">
			{ mayAnswer && ! mine && isChoosable( meeting ) && (
				<Button
					aria-describedby={ when }
					size="sm"
					onClick={ () => onTask( { kind: 'answer', meeting } ) }
				>
					{ __( 'Choose a time', 'mentoriai-portal' ) }
				</Button>
			) }
			{ comes && ics && (
				<Button
					aria-describedby={ when }
					size="sm"
					variant="secondary"
					icon={ CalendarPlus }
					onClick={ () =>
						saveFile(
							new Blob( [ ics ], { type: 'text/calendar' } ),
							`susitikimas-${ id }.ics`
						)
					}
				>
					{ __( 'Add to calendar', 'mentoriai-portal' ) }
				</Button>
			) }
			{ maySay && (
				<Button
					aria-describedby={ when }
					size="sm"
					variant={ isAsked ? 'primary' : 'ghost' }
					onClick={ () => onTask( { kind: 'word', meeting } ) }
				>
					{ isAsked
						? __( 'Say if it took place', 'mentoriai-portal' )
						: __( 'Change your answer', 'mentoriai-portal' ) }
				</Button>
			) }
			{ ( comes || ( state === 'proposed' && mine ) ) && (
				<Button
					aria-describedby={ when }
					size="sm"
					variant="ghost"
					onClick={ () => onTask( { kind: 'cancel', meeting } ) }
				>
					{ __( 'Call off', 'mentoriai-portal' ) }
				</Button>
			) }
		</div>
	);
}
