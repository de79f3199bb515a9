import { LoaderCircle } from 'lucide-react';
import { Icon } from './icon';
import './spinner.css';

/** Only where a skeleton or a progress bar cannot say more. */
export function Spinner() {
	return <Icon icon={ LoaderCircle } className="mp-spinner" />;
}
