import { __, _n, sprintf } from '@wordpress/i18n';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { useRootClass } from '../../../hooks/use-root-class';
import type { SaveState } from '../hooks/use-profile-form';
import './save-bar.css';

interface Props {
	state: SaveState;
	saving: boolean;
	dirty: boolean;
	/** How many fields are marked. */
	wrong: number;
	/** In place of the button after a save: where to go now. */
	next?: ReactNode;
}

const ICONS = { done: CircleCheck, failed: CircleAlert } as const;

interface Note {
	kind: 'done' | 'failed' | 'pending';
	text: string;
}

/** Stays in view below a long form: what became of the last save, and the button for the next. */
export function SaveBar( props: Props ) {
	const note = noteOf( props );
	const bar = useRef< HTMLDivElement >( null );
	useRootClass( 'mp-has-bar' );
	const leads = note?.kind === 'done' && Boolean( props.next );
	useEffect( () => {
		// The button that was pressed is gone.
		const { ownerDocument: page } = bar.current ?? {};
		if ( leads && page?.activeElement === page?.body ) {
			bar.current?.querySelector( 'a' )?.focus( { preventScroll: true } );
		}
	}, [ leads ] );
	return (
		<div ref={ bar } className="mp-save-bar">
			<p className="mp-save-bar__note" role="status">
				{ note && (
					<span className={ `mp-save-bar__${ note.kind }` }>
						{ note.kind !== 'pending' && (
							<Icon icon={ ICONS[ note.kind ] } />
						) }
						{ note.text }
					</span>
				) }
			</p>
			{ leads ? (
				props.next
			) : (
				<Button
					type="submit"
					loading={ props.saving }
					loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
				>
					{ __( 'Save profile', 'mentoriai-portal' ) }
				</Button>
			) }
		</div>
	);
}

function noteOf( { state, saving, dirty, wrong }: Props ): Note | null {
	if ( saving ) {
		return null;
	}
	if ( wrong > 0 ) {
		return {
			kind: 'failed',
			text: sprintf(
				/* translators: %d: number of form fields. */
				_n(
					'Correct %d marked field',
					'Correct %d marked fields',
					wrong,
					'mentoriai-portal'
				),
				wrong
			),
		};
	}
	if ( state.status === 'failed' ) {
		return {
			kind: 'failed',
			text: sprintf(
				/* translators: %s: reason, a whole sentence. */
				__( 'Could not save. %s', 'mentoriai-portal' ),
				state.message
			),
		};
	}
	if ( dirty ) {
		return {
			kind: 'pending',
			text: __( 'There are unsaved changes', 'mentoriai-portal' ),
		};
	}
	return state.status === 'saved'
		? { kind: 'done', text: savedText( state.newState ) }
		: null;
}

function savedText( newState: 'public' | 'submitted' | null ): string {
	switch ( newState ) {
		case 'public':
			return __(
				'Changes saved. You can write to mentors now',
				'mentoriai-portal'
			);
		case 'submitted':
			return __(
				'Changes saved. We will review your profile',
				'mentoriai-portal'
			);
		default:
			return __( 'Changes saved', 'mentoriai-portal' );
	}
}
