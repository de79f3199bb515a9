import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FieldError } from '../../../components/field-error';
import { IconButton } from '../../../components/icon-button';
import { failureText } from '../../../forms/failure-text';
import { focusOn } from '../../../lib/focus';
import { say } from '../../../lib/voice';
import { closeSuggestion, type Suggestion, suggestionsQuery } from '../api';
import { SuggestionNote } from './suggestion-note';
import './suggestion-box.css';

interface SuggestionBoxProps {
	renderMentors: ( mentors: Suggestion[ 'mentors' ] ) => ReactNode;
}

/** Mentors whom staff suggested to the founder, until they are closed. Where it cannot be read there is nothing. */
export function SuggestionBox( { renderMentors }: SuggestionBoxProps ) {
	const heading = useId();
	const title = useRef< HTMLHeadingElement >( null );
	const queries = useQueryClient();
	const query = suggestionsQuery();
	const { data } = useQuery( query );
	const takeAway = ( id: number ) => {
		// Others may have been closed since this one was pressed.
		const left = queries.setQueryData(
			query.queryKey,
			( known ) =>
				known && {
					...known,
					list: known.list.filter( ( one ) => one.id !== id ),
				}
		);
		if ( left?.list.length && title.current ) {
			focusOn( title.current );
		}
		say( __( 'The suggestion is closed', 'mentoriai-portal' ) );
	};
	if ( ! data || data.list.length === 0 ) {
		return null;
	}
	return (
		<section className="mp-card mp-suggestions" aria-labelledby={ heading }>
			<h2 ref={ title } id={ heading } className="mp-h3" tabIndex={ -1 }>
				{ __(
					'Suggestions from the programme’s team',
					'mentoriai-portal'
				) }
			</h2>
			<p className="mp-sm mp-muted">
				{ __(
					'The mentors do not know of this. It stays here until you close it.',
					'mentoriai-portal'
				) }
			</p>
			<ul className="mp-suggestions__list">
				{ data.list.map( ( suggestion ) => (
					<OneSuggestion
						key={ suggestion.id }
						suggestion={ suggestion }
						onClosed={ () => takeAway( suggestion.id ) }
					>
						{ renderMentors( suggestion.mentors ) }
					</OneSuggestion>
				) ) }
			</ul>
		</section>
	);
}

interface OneSuggestionProps {
	suggestion: Suggestion;
	onClosed: () => void;
	/** Its mentors. */
	children: ReactNode;
}

function OneSuggestion( {
	suggestion: { id, note, mentors },
	onClosed,
	children,
}: OneSuggestionProps ) {
	const [ isAsked, setAsked ] = useState( false );
	const close = useMutation( {
		mutationFn: () => closeSuggestion( id ),
		onSuccess: onClosed,
	} );
	return (
		<li className="mp-suggestions__one" aria-busy={ close.isPending }>
			{ note && <SuggestionNote note={ note } /> }
			<div className="mp-suggestions__mentors">{ children }</div>
			<IconButton
				icon={ X }
				label={ sprintf(
					/* translators: %s: names of mentors. */
					__( 'Close the suggestion: %s', 'mentoriai-portal' ),
					mentors.map( ( { title } ) => title ).join( ', ' )
				) }
				onClick={ () => ! close.isPending && setAsked( true ) }
			/>
			<div role="alert">
				{ close.error && (
					<FieldError>
						{ `${ __(
							'The suggestion could not be closed.',
							'mentoriai-portal'
						) } ${ failureText( close.error ) }` }
					</FieldError>
				) }
			</div>
			<ConfirmDialog
				open={ isAsked }
				title={ __( 'Close the suggestion?', 'mentoriai-portal' ) }
				confirmLabel={ __(
					'Close the suggestion',
					'mentoriai-portal'
				) }
				onConfirm={ () => {
					setAsked( false );
					close.mutate();
				} }
				onCancel={ () => setAsked( false ) }
			>
				{ __(
					'It will no longer be shown here. You will still find its mentors among all mentors.',
					'mentoriai-portal'
				) }
			</ConfirmDialog>
		</li>
	);
}
