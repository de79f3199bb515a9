import {
	CircleAlert,
	CircleCheck,
	Info,
	type LucideIcon,
	TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '../lib/voice';
import { Icon } from './icon';
import './notice.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

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
	/** Whether it came by an event and is read aloud; false for what is on the page from the start. */
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
	const text = useRef< HTMLDivElement >( null );
	const isSaid = live && tone !== 'error';
	useEffect( () => {
		const parts = [ ...( text.current?.children ?? [] ) ];
		return isSaid
			? say( parts.map( ( part ) => part.textContent ).join( ' ' ) )
			: undefined;
	}, [ isSaid ] );
	return (
		<div
			className={ `mp-notice mp-notice--${ tone }` }
			// An alert is read when it is drawn; what is no alert would not be.
			role={ live && tone === 'error' ? 'alert' : undefined }
		>
			<Icon icon={ ICONS[ tone ] } className="mp-notice__icon" />
			<div className="mp-notice__body">
				<div ref={ text }>
					{ title && <p className="mp-notice__title">{ title }</p> }
					{ children && <div>{ children }</div> }
				</div>
				{ actions && (
					<div className="mp-notice__actions">{ actions }</div>
				) }
			</div>
		</div>
	);
}
