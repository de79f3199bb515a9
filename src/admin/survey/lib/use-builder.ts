import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { failureOf, saveSurvey } from './api';
import { useLatest } from '../../../hooks/use-latest';
import { afterSave, newSurvey, remaining, withKeys } from './survey';
import type { Problems, StoredSurvey, Survey } from './types';

interface Message {
	tone: 'success' | 'error';
	text: string;
}

/** A survey being built: what is typed, what is wrong with it, and the way to the server. */
export function useBuilder(
	stored: StoredSurvey | null,
	onSaved: ( stored: StoredSurvey ) => void
) {
	const [ survey, setSurvey ] = useState< Survey >(
		() => stored?.survey ?? newSurvey()
	);
	const latest = useLatest( survey );
	const [ problems, setProblems ] = useState< Problems >( {} );
	/** Counts refusals of the server. */
	const [ refused, setRefused ] = useState( 0 );
	const [ message, setMessage ] = useState< Message | null >( null );
	const [ saving, setSaving ] = useState( false );
	const [ dirty, setDirty ] = useState( false );
	/** Answered questions that saving would remove; asked about first. */
	const [ losing, setLosing ] = useState< string[] >( [] );

	useEffect( () => {
		if ( ! dirty ) {
			return;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ dirty ] );

	const change = ( changes: Partial< Survey > ) => {
		setSurvey( { ...survey, ...changes } );
		setProblems( remaining( problems, survey, changes ) );
		setDirty( true );
		setMessage( null );
	};

	const save = async ( {
		mayLose = false,
		isHalf = false,
	} = {} ): Promise< boolean > => {
		setSaving( true );
		setMessage( null );
		setLosing( [] );
		try {
			const saved = withKeys(
				await saveSurvey( stored?.id ?? 0, survey, {
					mayLose,
					isHalf,
				} )
			);
			const typed = latest.current;
			setSurvey( afterSave( saved.survey, survey, typed ) );
			setProblems( {} );
			setDirty( typed !== survey );
			setMessage( {
				tone: 'success',
				text: isHalf
					? __(
							'Draft saved. Save the finished survey before you send it.',
							'mentoriai-portal'
					  )
					: __( 'Survey saved.', 'mentoriai-portal' ),
			} );
			onSaved( saved );
			return true;
		} catch ( thrown ) {
			const failure = failureOf( thrown );
			setProblems( failure.problems );
			setRefused( ( times ) => times + 1 );
			if ( failure.code === 'answered' ) {
				setLosing( failure.questions );
			} else {
				setMessage( { tone: 'error', text: failure.message } );
			}
			return false;
		} finally {
			setSaving( false );
		}
	};

	return {
		survey,
		problems,
		refused,
		message,
		saving,
		dirty,
		losing,
		change,
		save,
		keepQuestions: () => setLosing( [] ),
	};
}
