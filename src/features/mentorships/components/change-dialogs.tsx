import type { Mentorship } from '../api';
import { BlockDialog } from './block-dialog';
import { DeclineDialog } from './decline-dialog';
import { EndDialog } from './end-dialog';
import { WithdrawDialog } from './withdraw-dialog';

export type Change = 'decline' | 'withdraw' | 'end' | 'block';

export interface ChangeDialogProps {
	mentorship: Mentorship;
	onClose: () => void;
}

const DIALOGS = {
	decline: DeclineDialog,
	withdraw: WithdrawDialog,
	end: EndDialog,
	block: BlockDialog,
} as const;

/** The window of a change: a request that is declined or withdrawn, an end, a block. */
export function ChangeDialogs( {
	change,
	...rest
}: ChangeDialogProps & { change: Change } ) {
	const Dialog = DIALOGS[ change ];
	return <Dialog { ...rest } />;
}
