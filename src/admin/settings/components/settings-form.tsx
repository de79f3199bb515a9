import { Button, Notice, TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isShown, warningOf } from '../lib/changes';
import { wrongTab } from '../lib/problems';
import type { Settings } from '../lib/types';
import type { useSettings } from '../lib/use-settings';
import { EarlyPath } from './early-path';
import { LimitsTable } from './limits-table';
import { SettingField } from './setting-field';

interface SettingsFormProps
	extends Omit<
		ReturnType< typeof useSettings >,
		'settings' | 'failed' | 'load'
	> {
	settings: Settings;
}

export function SettingsForm( {
	settings,
	values,
	problems,
	message,
	saving,
	unsaved,
	change,
	save,
	dismiss,
}: SettingsFormProps ) {
	const form = useRef< HTMLFormElement >( null );
	const [ opened, setOpened ] = useState( settings.tabs[ 0 ]?.name ?? '' );
	// The tab panel keeps its own state: a new one opens where something is wrong.
	const [ refusals, setRefusals ] = useState( 0 );

	useEffect( () => {
		if ( refusals > 0 ) {
			form.current
				?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
				?.focus();
		}
	}, [ refusals ] );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( saving || ! unsaved ) {
			return;
		}
		const wrong = await save();
		if ( wrong && Object.keys( wrong ).length > 0 ) {
			setOpened( wrongTab( settings.tabs, wrong ) ?? opened );
			setRefusals( ( count ) => count + 1 );
		}
	};

	return (
		<form
			className="mp-settings"
			ref={ form }
			noValidate
			onSubmit={ ( event ) => void submit( event ) }
		>
			{ message && (
				<Notice
					status={ message.tone }
					onRemove={ dismiss }
					politeness={
						message.tone === 'error' ? 'assertive' : 'polite'
					}
				>
					{ message.text }
				</Notice>
			) }
			<TabPanel
				key={ refusals }
				tabs={ settings.tabs }
				initialTabName={ opened }
				onSelect={ setOpened }
			>
				{ ( { name } ) => (
					<div className="mp-settings-fields">
						{ settings.tabs
							.find( ( tab ) => tab.name === name )
							?.fields.filter( ( field ) =>
								isShown( field, values )
							)
							.map( ( field ) => (
								<SettingField
									key={ field.name }
									field={ field }
									value={ values[ field.name ] }
									problems={ problems }
									warning={ warningOf( field, values ) }
									stored={ settings.stored.includes(
										field.name
									) }
									onChange={ ( value ) =>
										change( field.name, value )
									}
								/>
							) ) }
						{ name === 'advanced' && (
							<>
								<EarlyPath />
								<LimitsTable limits={ settings.limits } />
							</>
						) }
					</div>
				) }
			</TabPanel>
			<div className="mp-settings-bar">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ saving }
					disabled={ saving || ! unsaved }
					accessibleWhenDisabled
				>
					{ saving
						? __( 'Saving…', 'mentoriai-portal' )
						: __( 'Save settings', 'mentoriai-portal' ) }
				</Button>
				<span role="status">
					{ unsaved &&
						! saving &&
						__( 'There are unsaved changes.', 'mentoriai-portal' ) }
				</span>
			</div>
		</form>
	);
}
