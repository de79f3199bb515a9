import type { Meeting } from '../api';
import { AnswerDialog } from './answer-dialog';
import { CancelDialog } from './cancel-dialog';
import { ProposeDialog } from './propose-dialog';
import { WordDialog } from './word-dialog';

/** What a person is about to do; without a meeting it begins one. */
export type MeetingTask =
	| { kind: 'propose' | 'day' }
	| { kind: 'answer' | 'cancel' | 'word'; meeting: Meeting };

interface MeetingDialogsProps {
	mentorshipId: number;
	task: MeetingTask;
	/** Whether the mentorship goes on. */
	mayWrite: boolean;
	onClose: () => void;
}

/** The window of a task. */
export function MeetingDialogs( {
	mentorshipId,
	task,
	mayWrite,
	onClose,
}: MeetingDialogsProps ) {
	switch ( task.kind ) {
		case 'propose':
			return <ProposeDialog { ...{ mentorshipId, onClose } } />;
		case 'day':
			return <WordDialog { ...{ mentorshipId, onClose } } />;
		case 'answer':
			return <AnswerDialog meeting={ task.meeting } { ...{ onClose } } />;
		case 'cancel':
			return (
				<CancelDialog
					meeting={ task.meeting }
					{ ...{ mayWrite, onClose } }
				/>
			);
		case 'word':
			return (
				<WordDialog
					meeting={ task.meeting }
					{ ...{ mentorshipId, onClose } }
				/>
			);
	}
}
