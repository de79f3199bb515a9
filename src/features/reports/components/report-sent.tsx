import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';

export interface SentReport {
	number: number;
	/** Whether the person was blocked along with it. */
	blocks: boolean;
	/** Where a guest gets the answer; '' for members. */
	email: string;
}

interface ReportSentProps {
	report: SentReport;
	onClose: () => void;
}

/** The number, and what comes next. */
export function ReportSent( {
	report: { number, blocks, email },
	onClose,
}: ReportSentProps ) {
	return (
		<Notice
			tone="success"
			title={ sprintf(
				/* translators: %d: number of a report. */
				__( 'The number of your report is %d.', 'mentoriai-portal' ),
				number
			) }
			actions={
				<Button size="sm" onClick={ onClose }>
					{ __( 'Close', 'mentoriai-portal' ) }
				</Button>
			}
		>
			<div className="mp-stack mp-stack--sm">
				<p>
					{ __(
						'The agency’s staff will look at it and email you what they have decided.',
						'mentoriai-portal'
					) }
				</p>
				{ email && (
					<p>
						{ sprintf(
							/* translators: %s: email address. */
							__(
								'Their answer will go to %s.',
								'mentoriai-portal'
							),
							email
						) }
					</p>
				) }
				{ blocks && (
					<p>
						{ __(
							'You can no longer write to each other. You can undo this in your profile.',
							'mentoriai-portal'
						) }
					</p>
				) }
			</div>
		</Notice>
	);
}
