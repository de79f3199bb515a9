import { __ } from '@wordpress/i18n';
import * as LIMITS from '../../../api/generated/limits';
import { CheckboxField } from '../../../components/checkbox-field';
import { TextareaField } from '../../../components/textarea-field';
import { BotHolder } from '../../../forms/guests/bot-holder';
import { useBotToken } from '../../../forms/guests/use-bot-token';
import { upTo } from '../../../forms/checks';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { useReportDirty } from '../../../forms/use-report-dirty';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import type { DraftKey } from '../../../lib/drafts';
import { type Reason, type Reported, submitReport } from '../api';
import { whatStaffSee } from '../lib/words';
import { GuestFields } from './guest-fields';
import { ReasonChoice } from './reason-choice';
import type { SentReport } from './report-sent';

const TEXT_LIMIT = LIMITS.report.text.maxLength;

export interface ReportValues {
	/** '' or null while none is chosen. */
	reason: Reason | '' | null;
	text: string;
	block: boolean;
	/** Of guests. */
	name: string;
	email: string;
	good_faith: boolean;
}

const EMPTY: ReportValues = {
	reason: '',
	text: '',
	block: false,
	name: '',
	email: '',
	good_faith: false,
};

interface ReportFormProps {
	reported: Reported;
	draft: DraftKey;
	isGuest: boolean;
	onClose: () => void;
	/** Whether there is something that closing would lose. */
	onDirty: ( dirty: boolean ) => void;
	onSent: ( report: SentReport ) => void;
}

/** Why, a few words, and of guests who they are. */
export function ReportForm( {
	reported: { what, id, kind, person, text: words, canBlock },
	draft,
	isGuest,
	onClose,
	onDirty,
	onSent,
}: ReportFormProps ) {
	const bot = useBotToken( 'report' );
	const mayBlock = ! isGuest && canBlock === true;
	const report = useSubmission( {
		defaultValues: EMPTY,
		draft,
		send: async ( { reason, text, block, ...guest }, clientId ) =>
			submitReport(
				{
					what,
					id,
					...( kind && { kind } ),
					reason: reason as Reason,
					text,
					client_id: clientId,
					...( mayBlock && { block } ),
					...( isGuest && {
						...guest,
						email: guest.email.trim(),
						bot_token: await bot.take(),
					} ),
				},
				isGuest
			),
		onSent: ( number, { block, email } ) =>
			onSent( {
				number,
				blocks: mayBlock && block,
				email: isGuest ? email.trim() : '',
			} ),
	} );
	const { register } = report.form;
	const { errors, isDirty } = report.form.formState;
	useReportDirty( isDirty, onDirty );
	return (
		<Form
			of={ report }
			className="mp-form"
			onFocus={ isGuest ? bot.prepare : undefined }
		>
			<div className="mp-report__about">
				<p className="mp-report__person">{ person }</p>
				{ words && <p className="mp-report__words">{ words }</p> }
			</div>
			<ReasonChoice
				error={ fieldMessage( errors.reason?.message, {
					required: __( 'Choose a reason', 'mentoriai-portal' ),
				} ) }
				field={ register( 'reason', {
					validate: ( reason ) => Boolean( reason ) || 'required',
				} ) }
			/>
			<TextareaField
				label={ __( 'In your own words', 'mentoriai-portal' ) }
				optional
				rows={ 3 }
				limit={ TEXT_LIMIT }
				error={ fieldMessage( errors.text?.message ) }
				{ ...register( 'text', { validate: upTo( TEXT_LIMIT ) } ) }
			/>
			{ mayBlock && (
				<CheckboxField
					label={ __(
						'Block this person as well',
						'mentoriai-portal'
					) }
					hint={ __(
						'You will no longer be able to write to each other, propose meetings or send plans. You can undo this in your profile.',
						'mentoriai-portal'
					) }
					{ ...register( 'block' ) }
				/>
			) }
			{ isGuest && <GuestFields { ...{ register, errors } } /> }
			<p className="mp-sm mp-muted">
				{ whatStaffSee( what ) + ' ' }
				{ __(
					'They will email you what they have decided. The person you report does not learn who it was.',
					'mentoriai-portal'
				) }
			</p>
			<FormFailure
				of={ report }
				title={ __( 'The report was not sent', 'mentoriai-portal' ) }
			/>
			{ isGuest && <BotHolder { ...bot.holder } /> }
			<FormFoot
				of={ report }
				busy={ __( 'Sending…', 'mentoriai-portal' ) }
				onCancel={ onClose }
			>
				{ __( 'Send the report', 'mentoriai-portal' ) }
			</FormFoot>
		</Form>
	);
}
