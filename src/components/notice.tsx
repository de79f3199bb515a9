import {
	CircleAlert,
	CircleCheck,
	Info,
	type LucideIcon,
	TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import './notice.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const ICONS: Readonly< Record< NoticeTone, LucideIcon > > = {
	info: Info,
	success: CircleCheck,
	warning: TriangleAlert,
	error: CircleAlert,
};

interface NoticeProps {
	tone?: NoticeTone | undefined;
	title?: ReactNode;
	children?: ReactNode;
	actions?: ReactNode;
	/** Whether it came by an event and is read aloud; false for what stands on the page from the start. */
	live?: boolean | undefined;
}

/** In the place of what it is about: a bold line, a sentence. */
export function Notice( {
	tone = 'info',
	title,
	children,
	actions,
	live = true,
}: NoticeProps ) {
	const role = tone === 'error' ? 'alert' : 'status';
	return (
		<div
			className={ `mp-notice mp-notice--${ tone }` }
			role={ live ? role : undefined }
		>
			<Icon icon={ ICONS[ tone ] } className="mp-notice__icon" />
			<div className="mp-notice__body">
				{ title && <p className="mp-notice__title">{ title }</p> }
				{ children && <div>{ children }</div> }
				{ actions && (
					<div className="mp-notice__actions">{ actions }</div>
				) }
			</div>
		</div>
	);
}
