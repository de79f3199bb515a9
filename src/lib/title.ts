import { bootData } from './boot';
import { sectionOf } from './paths';

/** Before the title of a tab in the background, in which something is unread. */
const MARK = '• ';

let title: string = document.title;
let isMarked = false;

function write(): void {
	document.title = ( isMarked && document.hidden ? MARK : '' ) + title;
}

document.addEventListener( 'visibilitychange', write );

/** "{text} | Mentoriai" in the tab. */
export function setTitle( text: string ): void {
	title = text ? `${ text } | Mentoriai` : 'Mentoriai';
	write();
}

/** Whether the tab in the background tells that something is unread. */
export function markTitle( unread: boolean ): void {
	if ( isMarked !== unread ) {
		isMarked = unread;
		write();
	}
}

/** Until a screen knows its own title: that of the page of its section. */
export function titleOnTheWay( pathname: string ): void {
	const section = sectionOf( pathname );
	const page = bootData().pages.find( ( { url } ) => url === section );
	setTitle( page?.title ?? '' );
}
