import { __ } from '@wordpress/i18n';
import { DataCard } from './data-card';
import { LeaveCard } from './leave-card';
import { MailCard } from './mail-card';
import { SessionsCard } from './sessions-card';
import './account-section.css';

/** What is about the account and not about the person: mails, sessions, data, leaving. */
export function AccountSection() {
	return (
		<section className="mp-account" aria-labelledby="mp-account">
			<h2 id="mp-account" className="mp-h2">
				{ __( 'Account', 'mentoriai-portal' ) }
			</h2>
			<div className="mp-account__cards">
				<MailCard />
				<div className="mp-account__others">
					<SessionsCard />
					<DataCard />
					<LeaveCard />
				</div>
			</div>
		</section>
	);
}
