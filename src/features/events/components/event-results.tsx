import { __ } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { longDay } from '../../../lib/date-words';
import { eventPath } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import { type EventCard, InvalidDataError } from '../api';
import { EventListSkeleton } from './event-list-skeleton';
import { EventSections } from './event-sections';

interface EventResultsProps {
	/** Those that match; undefined while they are not known. */
	events: readonly EventCard[] | undefined;
	error: Error | null;
	onRetry: () => void;
	/** The next event that takes place, whatever the filter. */
	next: EventCard | undefined;
	/** Takes the filter away; undefined where there is none. */
	onClear: ( () => void ) | undefined;
}

/** The list in each of its states. */
export function EventResults( {
	events,
	error,
	onRetry,
	next,
	onClear,
}: EventResultsProps ) {
	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={
					error instanceof InvalidDataError
						? __( 'Invalid data format', 'mentoriai-portal' )
						: undefined
				}
				onRetry={ onRetry }
			/>
		);
	}
	if ( ! events ) {
		return <EventListSkeleton />;
	}
	if ( events.length > 0 ) {
		return <EventSections events={ events } />;
	}
	return (
		<EmptyState
			title={ __(
				'Sorry we cannot find any results',
				'mentoriai-portal'
			) }
			action={
				onClear && (
					<Button variant="secondary" onClick={ onClear }>
						{ __( 'Show all events', 'mentoriai-portal' ) }
					</Button>
				)
			}
		>
			{ onClear && (
				<span>
					{ __(
						'Nothing was found according to the selected criteria',
						'mentoriai-portal'
					) }
				</span>
			) }
			{ onClear && next && (
				<>
					<br />
					{ __( 'Next event:', 'mentoriai-portal' ) }{ ' ' }
					<Link
						to={ eventPath( next.slug ) }
						{ ...langAttribute( next.text_lang ) }
					>
						{ next.title }
					</Link>
					{ ` (${ [ longDay( next.start_date ), next.miestas ]
						.filter( Boolean )
						.join( ', ' ) })` }
				</>
			) }
		</EmptyState>
	);
}
