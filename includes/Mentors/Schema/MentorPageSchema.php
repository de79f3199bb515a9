<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\HubContact;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\MentorPage;

/**
 * A single mentor: the card's fields and more, at top level.
 */
final class MentorPageSchema {

	/** How to reach a mentor at a hub; '' where editors left it empty. */
	private const CONTACT = array( 'hub', 'town', 'address', 'map_url', 'phone', 'email', 'days', 'booking_url' );

	/** @return array<string, mixed> */
	public static function shape( MentorKind $kind ): array {
		return Shape::ok(
			MentorCardSchema::properties() + array(
				'html_text'  => Shape::html(),
				'share_link' => Shape::text(),
				'alternates' => Shape::alternates(),
				'linkedin'   => Shape::text(),
				'others'     => Shape::list_of( MentorCardSchema::shape() ),
			) + ( MentorKind::Static === $kind ? array( 'contact' => Shape::object( array_fill_keys( self::CONTACT, Shape::text() ) ) ) : array() )
		);
	}

	/**
	 * @param array<int, Field> $fields All tags by id.
	 * @return array<string, mixed>
	 */
	public static function present( MentorPage $page, array $fields, Lang $lang ): array {
		$card = $page->mentor->card;
		return array(
			'text_lang'  => $page->text_lang->value,
			'html_text'  => $page->html,
			'share_link' => $card->kind->url( $card->slug, $lang ),
			'alternates' => $page->alternates(),
			'linkedin'   => $page->linkedin,
			'others'     => array_map( static fn ( MentorCard $other ): array => MentorCardSchema::present( $other, $fields, $lang ), $page->others ),
		) + MentorCardSchema::present( $card, $fields, $lang ) + ( null === $page->contact ? array() : array( 'contact' => self::contact( $page->contact ) ) );
	}

	/** @return array<string, string> */
	private static function contact( HubContact $contact ): array {
		return array_combine(
			self::CONTACT,
			array( $contact->hub, $contact->town, $contact->address, $contact->map_url, $contact->phone, $contact->email, $contact->days, $contact->booking_url )
		);
	}
}
