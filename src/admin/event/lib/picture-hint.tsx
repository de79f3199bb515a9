import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { adminData } from './admin-data';

/** Says below WordPress's own picture field which picture fits. */
export function withPictureHint< P extends object >(
	Field: ComponentType< P >
): ComponentType< P > {
	return function PictureWithHint( props: P ) {
		return (
			<>
				<Field { ...props } />
				<p className="mp-event-hint">
					{ sprintf(
						/* translators: %s: size, e.g. "16 MB". */
						__(
							'A landscape photo, 1600 × 900 pixels or more, JPG, PNG or WebP, up to %s. Without one the site shows a pattern.',
							'mentoriai-portal'
						),
						adminData().maxUpload
					) }
				</p>
			</>
		);
	};
}
