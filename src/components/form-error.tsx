import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice';

interface FormErrorProps {
	title: ReactNode;
	children?: ReactNode;
}

/** Why the form was not taken, beside its button; comes into view by itself. Give it a key per try. */
export function FormError( { title, children }: FormErrorProps ) {
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => {
		box.current?.scrollIntoView?.( { block: 'nearest' } );
	}, [] );
	return (
		<div ref={ box }>
			<Notice tone="error" title={ title }>
				{ children }
			</Notice>
		</div>
	);
}
