import { _x } from '@wordpress/i18n';
import { Flag } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { classes } from '../lib/class-names';
import { Icon } from './icon';
import './report-button.css';

interface ReportButtonProps extends ComponentPropsWithoutRef< 'button' > {
	/** What is reported, for who does not see where the button stands; it begins with the word that is seen. */
	label: string;
	/** Whether that is seen too, where the place alone does not tell it. */
	isLong?: boolean;
}

/** A quiet way to report what stands before it. */
export function ReportButton( {
	label,
	isLong = false,
	className,
	...rest
}: ReportButtonProps ) {
	return (
		<button
			{ ...rest }
			type="button"
			className={ classes( 'mp-report-button', className ) }
			aria-label={ label }
			aria-haspopup="dialog"
		>
			<Icon icon={ Flag } />
			<span>
				{ isLong ? label : _x( 'Report', 'verb', 'mentoriai-portal' ) }
			</span>
		</button>
	);
}
