import {
	Button,
	Notice,
	RadioControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { deleteSurvey, failureOf, previewSurvey } from '../lib/api';
import { screenData } from '../lib/screen-data';
import { problemsBelow } from '../lib/survey';
import type { StoredSurvey } from '../lib/types';
import { useBuilder } from '../lib/use-builder';
import { Confirm } from './confirm';
import { FieldProblem } from './field-problem';
import { PreviewLinks } from './preview-links';
import { QuestionList } from './question-list';
import { WordsField } from './words-field';

interface Props {
	stored: StoredSurvey | null;
	onSaved: ( stored: StoredSurvey ) => void;
	onDeleted: () => void;
}

export function BuilderTab( { stored, onSaved, onDeleted }: Props ) {
	const builder = useBuilder( stored, onSaved );
	const { survey, problems, refused, message, change } = builder;
	const box = useRef< HTMLFormElement >( null );
	const [ deleting, setDeleting ] = useState( false );
	const [ failed, setFailed ] = useState( '' );

	// To the first field that is wrong.
	useEffect( () => {
		box.current
			?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
			?.focus();
	}, [ refused ] );

	const remove = () => {
		setDeleting( false );
		deleteSurvey( stored?.id ?? 0 ).then( onDeleted, ( thrown ) =>
			setFailed( failureOf( thrown ).message )
		);
	};

	return (
		<form
			ref={ box }
			className="mp-survey-form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void builder.save();
			} }
		>
			<WordsField
				label={ __( 'Title', 'mentoriai-portal' ) }
				value={ survey.title }
				problems={ problemsBelow( problems, 'title' ) }
				onChange={ ( title ) => change( { title } ) }
			/>
			<WordsField
				multiline
				label={ __( 'Instructions', 'mentoriai-portal' ) }
				help={ __(
					'An empty line starts a new paragraph.',
					'mentoriai-portal'
				) }
				value={ survey.intro }
				problems={ problemsBelow( problems, 'intro' ) }
				onChange={ ( intro ) => change( { intro } ) }
			/>
			<div className="mp-survey-words">
				<div>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="date"
						label={ __(
							'Last day for answers',
							'mentoriai-portal'
						) }
						help={ __(
							'Leave empty for no end date. After this day the links stop working.',
							'mentoriai-portal'
						) }
						min={ screenData().today }
						value={ survey.expires_on }
						aria-invalid={ problems.expires_on ? true : undefined }
						onChange={ ( expires_on ) => change( { expires_on } ) }
					/>
					<FieldProblem text={ problems.expires_on } />
				</div>
				<div>
					<RadioControl
						label={ __( 'Who answered what', 'mentoriai-portal' ) }
						selected={ survey.is_named ? 'named' : 'unnamed' }
						disabled={ ( stored?.invited ?? 0 ) > 0 }
						help={ __(
							'Cannot be changed once people have been invited. Tell them in the instructions.',
							'mentoriai-portal'
						) }
						options={ [
							{
								value: 'unnamed',
								label: __(
									'Results without names: sent to at least 5 people, results shown from 5 answers on',
									'mentoriai-portal'
								),
							},
							{
								value: 'named',
								label: __(
									'Results with names',
									'mentoriai-portal'
								),
							},
						] }
						onChange={ ( value ) =>
							change( { is_named: value === 'named' } )
						}
					/>
					<FieldProblem text={ problems.is_named } />
				</div>
			</div>
			<QuestionList
				questions={ survey.questions }
				answered={ stored?.answered ?? {} }
				problems={ problems }
				onChange={ ( questions ) => change( { questions } ) }
			/>
			<FieldProblem text={ problems.questions } />
			<div className="mp-survey-bar">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ builder.saving }
					disabled={ builder.saving }
					accessibleWhenDisabled
				>
					{ __( 'Save survey', 'mentoriai-portal' ) }
				</Button>
				{ ( stored?.invited ?? 0 ) === 0 && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={ builder.saving }
						accessibleWhenDisabled
						onClick={ () => void builder.save( { isHalf: true } ) }
					>
						{ __( 'Save draft', 'mentoriai-portal' ) }
					</Button>
				) }
				{ stored !== null && (
					<PreviewLinks
						dirty={ builder.dirty }
						open={ () => previewSurvey( stored.id ) }
						onFail={ setFailed }
					/>
				) }
				{ stored !== null && (
					<Button
						__next40pxDefaultSize
						isDestructive
						onClick={ () => setDeleting( true ) }
					>
						{ __( 'Delete survey', 'mentoriai-portal' ) }
					</Button>
				) }
				<div className="mp-survey-said" aria-live="polite">
					{ message && (
						<Notice
							status={ message.tone }
							isDismissible={ false }
							politeness="polite"
						>
							{ message.text }
						</Notice>
					) }
					{ failed !== '' && (
						<Notice status="error" isDismissible={ false }>
							{ failed }
						</Notice>
					) }
				</div>
			</div>
			{ builder.losing.length > 0 && (
				<Confirm
					title={ __(
						'Remove answered questions?',
						'mentoriai-portal'
					) }
					button={ __( 'Remove and save', 'mentoriai-portal' ) }
					onConfirm={ () => void builder.save( { mayLose: true } ) }
					onCancel={ builder.keepQuestions }
				>
					<p>
						{ __(
							'These questions already have answers. The answers stay in the results, but no one will be asked again:',
							'mentoriai-portal'
						) }
					</p>
					<ul className="mp-survey-lost">
						{ builder.losing.map( ( text ) => (
							<li key={ text }>{ text }</li>
						) ) }
					</ul>
				</Confirm>
			) }
			{ deleting && (
				<Confirm
					title={ __( 'Delete this survey?', 'mentoriai-portal' ) }
					button={ __( 'Delete for good', 'mentoriai-portal' ) }
					onConfirm={ remove }
					onCancel={ () => setDeleting( false ) }
				>
					<p>
						{ __(
							'The survey, its links and all answers will be deleted. This cannot be undone.',
							'mentoriai-portal'
						) }
					</p>
				</Confirm>
			) }
		</form>
	);
}
