import { DraftNotice } from '../../../components/draft-notice';

/** What a draft account reads in place of writing messages. */
export function MessageDraftNotice() {
	return <DraftNotice />;
}
