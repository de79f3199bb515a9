import { __ } from '@wordpress/i18n';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../components/button';

interface FormFootProps {
	of: { sending: boolean };
	/** What it does. */
	children: ReactNode;
	icon?: LucideIcon | undefined;
	/** What it says while it does that. */
	busy?: string | undefined;
	cancel?: string | undefined;
	/** Without it there is one button. */
	onCancel?: ( () => void ) | undefined;
	danger?: boolean | undefined;
}

/** The end of a form in a window or a card: the way back, and the main button last. */
export function FormFoot( {
	of: { sending },
	children,
	icon,
	busy,
	cancel,
	onCancel,
	danger,
}: FormFootProps ) {
	return (
		<div className="mp-buttons">
			{ onCancel && (
				<Button variant="secondary" onClick={ onCancel }>
					{ cancel ?? __( 'Cancel', 'mentoriai-portal' ) }
				</Button>
			) }
			<Button
				type="submit"
				icon={ icon }
				variant={ danger ? 'danger' : 'primary' }
				loading={ sending }
				loadingLabel={ busy }
			>
				{ children }
			</Button>
		</div>
	);
}
