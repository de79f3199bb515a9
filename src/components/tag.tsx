import type { ReactNode } from 'react';
import './tag.css';

/** Says what something is about; does nothing. */
export function Tag( { children }: { children: ReactNode } ) {
	return <span className="mp-tag">{ children }</span>;
}
