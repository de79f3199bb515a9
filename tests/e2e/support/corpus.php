// Puts a hostile text into every place that another person sees. Says where things are, as JSON. Run by corpus.ts,
// which puts $line, $html, $blocks and $people before it.

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Surveys\InviteRepository;
use MentoriaiPortal\Surveys\LinkRepository;
use MentoriaiPortal\Surveys\SurveyForm;
use MentoriaiPortal\Surveys\SurveyRepository;

$db    = new Db( $GLOBALS['wpdb'] );
$mark  = bin2hex( random_bytes( 4 ) );
$both  = static fn ( string $words ): array => array( 'lt' => $words, 'en' => $words );
$made  = array();
$terms = array();
foreach ( array( Field::TAXONOMY, EventMeta::TOWN ) as $taxonomy ) {
	$terms[ $taxonomy ] = wp_insert_term( wp_slash( esc_html( $line ) . $mark ), $taxonomy, array( 'slug' => "x-$mark" ) )['term_id'];
	update_term_meta( $terms[ $taxonomy ], 'mentoriai_name_en', wp_slash( $line ) );
}

$make = static function ( string $type, array $meta = array(), string $content = '' ) use ( $line, $html, $mark, &$made ): int {
	$id = wp_insert_post(
		array(
			'post_type'    => $type,
			'post_status'  => 'publish',
			// Typed, then as markup.
			'post_title'   => wp_slash( esc_html( $line ) . $line ),
			'post_name'    => "x-$mark-$type",
			'post_excerpt' => wp_slash( esc_html( $line ) . $line ),
			'post_content' => wp_slash( '' === $content ? '<!-- wp:paragraph -->' . $html . '<!-- /wp:paragraph -->' : $content ),
			'post_date'    => 'mentoriai_story' === $type ? '2001-01-01 00:00:00' : '',
			'meta_input'   => wp_slash( $meta + array( PostMeta::LANG => 'lt' ) ),
		),
		true
	);
	// Saved content is cleaned; what stands there from before, or from an import, is not.
	$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_content' => '' === $content ? "<!-- wp:paragraph -->$html<!-- /wp:paragraph -->" : $content, 'post_title' => esc_html( $line ) . $line ), array( 'ID' => $id ) );
	clean_post_cache( $id );
	$made[] = $id;
	return $id;
};

$file  = wp_insert_attachment( array( 'post_title' => wp_slash( $line ), 'post_mime_type' => 'application/pdf', 'post_status' => 'inherit' ), '2001/x.pdf' );
$made[] = $file;
$event = $make(
	EventMeta::POST_TYPE,
	array(
		EventMeta::START_DATE => '2039-01-01',
		EventMeta::START_TIME => '10:00',
		EventMeta::LOCATION   => esc_html( $line ),
		EventMeta::PLACE      => esc_html( $line ),
		EventMeta::TYPE_LABEL => esc_html( $line ),
		EventMeta::URL        => 'javascript:trap()',
		EventMeta::MAP_URL    => 'javascript:trap()',
		EventMeta::SPEAKERS   => array( array( 'title' => esc_html( $line ), 'subtitle' => esc_html( $line ) ) ),
		EventMeta::FILES      => array( array( 'file' => $file, 'text' => esc_html( $line ) ) ),
	)
);
wp_set_object_terms( $event, array( $terms[ EventMeta::TOWN ] ), EventMeta::TOWN );
$make( 'mentoriai_story', array(), "<!-- wp:paragraph -->$html<!-- /wp:paragraph -->$blocks" );
$hub = $make( StaticMentors::POST_TYPE, array( StaticMentors::POSITION => $line, StaticMentors::LINKEDIN => 'javascript:trap()' ) );
wp_set_object_terms( $hub, array( $terms[ Field::TAXONOMY ] ), Field::TAXONOMY );
$make( 'page', array( '_mentoriai_screen' => 'default' ), "<!-- wp:paragraph -->$html<!-- /wp:paragraph -->$blocks" );

$question = static fn ( string $kind, array $options = array() ): array => array( 'id' => 0, 'kind' => $kind, 'text' => $both( "$line $kind" ), 'hint' => $both( $line ), 'comment' => $both( $line ), 'options' => array_map( $both, $options ) );
$survey   = ( new SurveyRepository( $db ) )->create(
	SurveyForm::read(
		array(
			'title'      => $both( $line ),
			'intro'      => $both( $html ),
			'expires_on' => '',
			'is_named'   => true,
			'version'    => 1,
			'questions'  => array( $question( 'scale' ), $question( 'choice', array( $line, "Ne $line" ) ), $question( 'text' ) ),
		),
		null,
		( new Clock() )->today()
	),
	time()
);
$link = static function ( int $user_id ) use ( $db, $survey ): string {
	$invites = new InviteRepository( $db );
	$invites->add( $survey, $user_id, time() );
	return ( new LinkRepository( $db ) )->add( $survey, $invites->open_for( $survey, $user_id ) );
};
echo wp_json_encode( array( 'mark' => $mark, 'posts' => $made, 'terms' => $terms, 'survey' => $survey, 'links' => array_map( $link, $people ) ) );
