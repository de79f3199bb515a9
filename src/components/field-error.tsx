import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import './field-error.css';

interface FieldErrorProps {
	id?: string | undefined;
	children: ReactNode;
}

/** What is wrong with a field, below it. */
export function FieldError( { id, children }: FieldErrorProps ) {
	return (
		<p id={ id } className="mp-field-error">
			<Icon icon={ CircleAlert } />
			<span>{ children }</span>
		</p>
	);
}
