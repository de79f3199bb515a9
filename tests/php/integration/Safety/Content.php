<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use LogicException;
use MentoriaiPortal\CheckIns\CheckInRepository;
use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Mentorships\CheckInTurn;
use MentoriaiPortal\Stories\StoriesModule;
use MentoriaiPortal\Surveys\InviteRepository;
use MentoriaiPortal\Surveys\LinkRepository;
use MentoriaiPortal\Surveys\SurveyForm;
use MentoriaiPortal\Surveys\SurveyRepository;
use RuntimeException;

/**
 * What editors make: published, and drafts that nobody is to find.
 */
final readonly class Content {

	private const TYPES = array(
		'page'   => 'page',
		'event'  => EventMeta::POST_TYPE,
		'story'  => StoriesModule::POST_TYPE,
		'static' => StaticMentors::POST_TYPE,
	);

	public function __construct( private Db $db ) {}

	/** A post's slug, of a page its id: `event`, `draft_event`, `page`, `static_slug`. */
	public function post( string $name ): int|string {
		$parts  = explode( '_', str_replace( '_slug', '', $name ) );
		$type   = self::TYPES[ end( $parts ) ] ?? throw new LogicException( $name );
		$status = str_starts_with( $name, 'draft_' ) ? 'draft' : 'publish';
		$slug   = 'apie-' . strtr( $name, '_', '-' );
		$id     = wp_insert_post(
			array(
				'post_type'    => $type,
				'post_status'  => $status,
				'post_name'    => $slug,
				'post_title'   => ucfirst( $slug ),
				'post_content' => '<!-- wp:paragraph --><p>Tekstas.</p><!-- /wp:paragraph -->',
				'meta_input'   => array( PostMeta::LANG => 'lt', PageMeta::SCREEN => 'default', EventMeta::START_DATE => '2026-12-01' ),
			),
			true
		);
		if ( ! is_int( $id ) ) {
			throw new RuntimeException( $id->get_error_message() );
		}
		return 'page' === $type ? $id : $slug;
	}

	public function field(): int {
		$term = wp_insert_term( 'Eksportas', Field::TAXONOMY, array( 'slug' => 'eksportas' ) );
		return is_array( $term ) ? (int) $term['term_id'] : throw new RuntimeException( $term->get_error_message() );
	}

	public function survey(): int {
		$text = static fn ( string $words ): array => array( 'lt' => $words, 'en' => '' );
		$ask  = static fn ( string $kind, array $options = array() ): array => array( 'id' => 0, 'kind' => $kind, 'text' => $text( "Kaip $kind?" ), 'hint' => $text( '' ), 'comment' => $text( '' ), 'options' => $options );
		$form = array(
			'title'      => $text( 'Kaip sekėsi?' ),
			'intro'      => $text( 'Trys klausimai.' ),
			'expires_on' => '',
			'is_named'   => false,
			'version'    => 1,
			'questions'  => array( $ask( 'scale' ), $ask( 'choice', array( $text( 'Gerai' ), $text( 'Blogai' ) ) ), $ask( 'text' ) ),
		);
		return ( new SurveyRepository( $this->db ) )->create( SurveyForm::read( $form, null, '2026-11-21' ), World::NOW );
	}

	/** @return list<array<string, int|string>> */
	public static function answers(): array {
		return array(
			array( 'klausimas' => 1, 'answer' => 5, 'answerName' => '' ),
			array( 'klausimas' => 2, 'answer' => 'Gerai', 'answerName' => '' ),
			array( 'klausimas' => 3, 'answer' => 'Daug kas.', 'answerName' => '' ),
		);
	}

	/** @return string The secret of a link of a new check-in. */
	public function checkin( int $mentorship_id, int $user_id, int $at = World::NOW ): string {
		$checkins = new CheckInRepository( $this->db );
		$day      = 1 + (int) $this->db->value( 'SELECT MAX( day ) FROM {checkins}' );
		$checkins->add( new CheckInTurn( $mentorship_id, Side::Founder, $day ), $user_id, $at );
		return $checkins->add_link( (int) $this->db->value( 'SELECT MAX( id ) FROM {checkins}' ), $at );
	}

	/** The secret of a new link. */
	public function link( int $survey_id, int $user_id ): string {
		$invites = new InviteRepository( $this->db );
		$invites->add( $survey_id, $user_id, World::NOW );
		return ( new LinkRepository( $this->db ) )->add( $survey_id, $invites->open_for( $survey_id, $user_id ) );
	}
}
