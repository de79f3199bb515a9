<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Rules\NetworkRule;
use MentoriaiPortal\Settings\Rules\OriginRule;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\Tab;

/**
 * For whoever runs the server.
 */
final class AdvancedSettings {

	/** @return list<Setting> */
	public static function all(): array {
		return array(
			new Setting(
				'cors_origins',
				Tab::Advanced,
				Control::Lines,
				Items::of( new OriginRule(), 50 ),
				array(),
				static fn (): string => __( 'Other sites that may call the API', 'mentoriai-portal' ),
				static fn (): string => __( 'One origin per line, e.g. https://app.example.org. This site itself is always allowed.', 'mentoriai-portal' )
			),
			new Setting(
				'trusted_proxies',
				Tab::Advanced,
				Control::Lines,
				Items::of( new NetworkRule(), 200 ),
				array(),
				static fn (): string => __( 'Trusted proxies', 'mentoriai-portal' ),
				static fn (): string => __( 'One address or network per line, e.g. 10.0.0.0/8. Only their X-Forwarded-For is trusted; rate limits depend on it.', 'mentoriai-portal' )
			),
			new Setting(
				'erase_on_delete',
				Tab::Advanced,
				Control::Flag,
				Flag::optional(),
				false,
				static fn (): string => __( 'Deleting the plugin erases everything', 'mentoriai-portal' ),
				static fn (): string => __( 'When the plugin is deleted, the portal’s members, messages, mentors, pages and settings are erased for good. Deactivating it keeps everything. With thousands of members, erase them first: Tools → Erase the portal.', 'mentoriai-portal' ),
				confirm: static fn (): string => __( 'If the plugin is deleted, all members, messages, mentors and pages of the portal will be erased. This cannot be undone.', 'mentoriai-portal' )
			),
		);
	}
}
