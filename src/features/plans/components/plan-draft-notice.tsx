import { DraftNotice } from '../../../components/draft-notice';

/** Plans can be read, not made or changed. */
export function PlanDraftNotice() {
	return <DraftNotice />;
}
