import { __, sprintf, _n } from '@wordpress/i18n';
import { useCallback, useEffect, useState } from 'react';
import { failureOf, loadSettings, saveSettings } from './api';
import { changedValues, impliedBy, valuesAfterSave } from './changes';
import type { Problems, Settings, Values } from './types';
import { useUnsavedWarning } from './use-unsaved-warning';

interface Message {
	tone: 'success' | 'error';
	text: string;
}

/** What is stored, what is typed, and the way between them. */
export function useSettings() {
	const [ settings, setSettings ] = useState< Settings | null >( null );
	const [ values, setValues ] = useState< Values >( {} );
	const [ problems, setProblems ] = useState< Problems >( {} );
	const [ message, setMessage ] = useState< Message | null >( null );
	const [ saving, setSaving ] = useState( false );
	const [ failed, setFailed ] = useState( '' );

	const changes = settings ? changedValues( settings.values, values ) : {};
	const unsaved = Object.keys( changes ).length > 0;
	useUnsavedWarning( unsaved );

	/** What was typed since it was sent stays. */
	const take = useCallback( ( next: Settings, sent: Values = {} ) => {
		setSettings( next );
		setValues( ( typed ) => valuesAfterSave( next.values, sent, typed ) );
		setProblems( {} );
	}, [] );

	const load = useCallback( () => {
		setFailed( '' );
		loadSettings().then(
			( loaded ) => take( loaded ),
			( thrown ) => setFailed( failureOf( thrown ).message )
		);
	}, [ take ] );

	useEffect( load, [ load ] );

	const change = ( name: string, value: unknown ) => {
		setValues( ( now ) => ( {
			...now,
			[ name ]: value,
			...impliedBy( settings?.tabs ?? [], name, value ),
		} ) );
		setMessage( null );
		// What was wrong with it is told again when it is still wrong.
		setProblems( ( now ) =>
			Object.fromEntries(
				Object.entries( now ).filter(
					( [ path ] ) =>
						path !== name && ! path.startsWith( `${ name }.` )
				)
			)
		);
	};

	/** Whether it worked; otherwise what is wrong. */
	const save = async (): Promise< Problems | null > => {
		setSaving( true );
		setMessage( null );
		try {
			take( await saveSettings( changes ), values );
			setMessage( {
				tone: 'success',
				text: __( 'Settings saved.', 'mentoriai-portal' ),
			} );
			return null;
		} catch ( thrown ) {
			const failure = failureOf( thrown );
			const count = Object.keys( failure.problems ).length;
			setProblems( failure.problems );
			setMessage( {
				tone: 'error',
				text:
					count > 0
						? sprintf(
								/* translators: %d: number of fields. */
								_n(
									'Nothing has been saved yet: %d field needs another value.',
									'Nothing has been saved yet: %d fields need another value.',
									count,
									'mentoriai-portal'
								),
								count
						  )
						: sprintf(
								/* translators: %s: reason. */
								__(
									'The settings were not saved. %s',
									'mentoriai-portal'
								),
								failure.message
						  ),
			} );
			return failure.problems;
		} finally {
			setSaving( false );
		}
	};

	return {
		settings,
		values,
		problems,
		message,
		saving,
		failed,
		unsaved,
		load,
		change,
		save,
		dismiss: () => setMessage( null ),
	};
}
