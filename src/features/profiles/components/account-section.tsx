import type { ReactNode } from 'react';
import { DataCard } from './data-card';
import { MailCard } from './mail-card';
import { SessionsCard } from './sessions-card';
import './account-section.css';

interface Props {
	/** How one logs in. */
	children: ReactNode;
	/** One's own calendar of meetings. */
	calendar: ReactNode;
	/** Whom one blocks. */
	blocked: ReactNode;
}

/** What is about the account and not about the person: logging in, calendar, emails, devices, data, closing. */
export function AccountSection( { children, calendar, blocked }: Props ) {
	return (
		<div className="mp-account">
			<div className="mp-account__cards">
				{ children }
				<SessionsCard />
				{ calendar }
				{ blocked }
			</div>
			<MailCard />
			<DataCard />
		</div>
	);
}
