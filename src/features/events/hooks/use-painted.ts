import { useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint';

/** True once what is drawn now was painted: for what may wait. */
export function usePainted(): boolean {
	const [ painted, setPainted ] = useState( false );
	useEffect( () => afterPaint( () => setPainted( true ) ), [] );
	return painted;
}
