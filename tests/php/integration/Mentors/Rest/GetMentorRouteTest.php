<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors\Rest;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentors\HubContact;
use MentoriaiPortal\Tests\Integration\Mentors\MentorsTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Single mentors of both kinds.
 */
final class GetMentorRouteTest extends MentorsTestCase {

	public function test_a_members_page(): void {
		$field = $this->field( 'a', 'Pardavimai', 'Sales' );
		$id    = $this->mentor(
			'Rasa Kazlauskienė',
			array(
				UserMeta::ABOUT    => "Pirma <b>ne</b>\nantra\n\nTrečia",
				UserMeta::ABOUT_EN => 'First',
				UserMeta::FIELDS   => array( $field ),
				UserMeta::LINKEDIN => 'https://www.linkedin.com/in/rasa',
				UserMeta::TOWN     => 'Panevėžys <b>',
			)
		);
		$near  = $this->mentor( 'Ana A', array( UserMeta::FIELDS => array( $field ) ) );
		$far   = $this->mentor( 'Bena B' );
		$reply = $this->request( 'GET', 'mentoriai_dynamic_single/rasa-kazlauskiene' );
		$data  = $reply->get_data();

		self::assertSame( 200, $reply->get_status() );
		self::assertTrue( $data['status'] );
		self::assertSame( $id, $data['id'] );
		self::assertSame( '<p>Pirma &lt;b&gt;ne&lt;/b&gt;<br>antra</p><p>Trečia</p>', $data['html_text'] );
		self::assertSame( 'lt', $data['text_lang'] );
		self::assertSame( home_url( '/mentorius/rasa-kazlauskiene' ), $data['share_link'] );
		self::assertSame(
			array(
				'lt' => home_url( '/mentorius/rasa-kazlauskiene' ),
				'en' => home_url( '/en/mentorius/rasa-kazlauskiene' ),
			),
			$data['alternates']
		);
		self::assertSame( 'https://www.linkedin.com/in/rasa', $data['linkedin'] );
		self::assertSame( 'Panevėžys <b>', $data['town'] );
		self::assertSame( array( $near, $far ), array_column( $data['others'], 'id' ), 'Those with the same tags first, never the mentor.' );
		self::assertStringContainsString( 'public', $reply->get_headers()['Cache-Control'] );

		$english = $this->request( 'GET', 'mentoriai_dynamic_single/rasa-kazlauskiene?lang=en' )->get_data();
		self::assertSame( array( '<p>First</p>', 'en', array( 'Sales' ) ), array( $english['html_text'], $english['text_lang'], $english['taxs'] ) );
	}

	#[TestWith( array( 'draft' ) )]
	#[TestWith( array( 'submitted' ) )]
	#[TestWith( array( 'returned' ) )]
	public function test_an_unconfirmed_mentor_shows_nothing_personal( string $status ): void {
		$this->mentor( 'Slapta Pavardė', array( UserMeta::STATUS => $status ) );
		$reply = $this->request( 'GET', 'mentoriai_dynamic_single/slapta-pavarde' );

		self::assertSame( 403, $reply->get_status() );
		self::assertSame( 'nepatvirtintas', $reply->get_data()['code'] );
		self::assertStringNotContainsString( 'Slapta', (string) wp_json_encode( $reply->get_data() ) );
	}

	#[TestWith( array( 'paused' ) )]
	#[TestWith( array( 'rejected' ) )]
	#[TestWith( array( 'closed' ) )]
	public function test_a_mentor_who_is_gone_answers_like_one_who_never_was( string $status ): void {
		$this->mentor( 'Buvusi Mentorė', array( UserMeta::STATUS => $status ) );
		$gone  = $this->request( 'GET', 'mentoriai_dynamic_single/buvusi-mentore' );
		$never = $this->request( 'GET', 'mentoriai_dynamic_single/nieko-nebuvo' );

		self::assertSame( 404, $gone->get_status() );
		self::assertSame( $never->get_data(), $gone->get_data() );
	}

	public function test_slugs_are_unique_and_stay(): void {
		$first  = $this->mentor( 'Ona Onaitė' );
		$second = $this->mentor( 'Ona Onaitė' );
		$this->save( $first, array( 'last_name' => 'Kitokia' ) );

		self::assertSame( 'ona-onaite', get_user_meta( $first, UserMeta::SLUG, true ) );
		self::assertSame( 'ona-onaite-2', get_user_meta( $second, UserMeta::SLUG, true ) );
		self::assertSame( 'Ona Kitokia', $this->request( 'GET', 'mentoriai_dynamic_single/ona-onaite' )->get_data()['title'] );
		self::assertSame( $second, $this->request( 'GET', 'mentoriai_dynamic_single/ona-onaite-2' )->get_data()['id'] );
	}

	public function test_a_draft_without_a_name_gets_the_slug_with_the_name(): void {
		$id = $this->mentor( '', array( UserMeta::STATUS => 'draft' ) );
		self::assertSame( '', get_user_meta( $id, UserMeta::SLUG, true ) );
		$this->save( $id, array( 'first_name' => 'Ąžuolas', 'last_name' => 'Žydrūnas', UserMeta::STATUS => 'public' ) );

		self::assertSame( 'azuolas-zydrunas', get_user_meta( $id, UserMeta::SLUG, true ) );
		self::assertSame( 200, $this->request( 'GET', 'mentoriai_dynamic_single/azuolas-zydrunas' )->get_status() );
	}

	public function test_an_editors_mentor_in_two_languages(): void {
		$field = $this->field( 'a', 'Finansai', 'Finance' );
		$lt    = $this->static_mentor( 'Alma & Co „V“', 'lt', 'group-1', array( 'post_name' => 'alma' ), array( $field ) );
		$en    = $this->static_mentor( 'Alma in English', 'en', 'group-1', array( 'post_name' => 'alma-en', 'post_content' => '<p>Text <script>x</script><img src=x onerror=y></p>' ) );
		$only  = $this->static_mentor( 'Tik Lietuviškai', 'lt', 'group-2', array( 'post_name' => 'tik' ) );

		$data = $this->request( 'GET', 'mentoriai_static_single/alma' )->get_data();
		self::assertSame( array( $lt, 'Alma & Co „V“', 'Patarėja', '<p>Apie Alma & Co „V“</p>' ), array( $data['id'], $data['title'], $data['text'], str_replace( '&amp;', '&', $data['html_text'] ) ) );
		self::assertSame( array( 'Finansai' ), $data['taxs'] );
		self::assertSame( array( 'lt' => home_url( '/mentoriai-spieciuose/alma' ), 'en' => home_url( '/en/mentoriai-spieciuose/alma-en' ) ), $data['alternates'] );

		foreach ( array( 'alma', 'alma-en' ) as $slug ) {
			$english = $this->request( 'GET', "mentoriai_static_single/$slug?lang=en" )->get_data();
			self::assertSame( array( $en, 'Alma in English', 'en' ), array( $english['id'], $english['title'], $english['text_lang'] ), 'A slug of either language gives the translation.' );
			self::assertStringNotContainsString( 'script', $english['html_text'] );
			self::assertStringNotContainsString( 'onerror', $english['html_text'] );
		}
		$fallback = $this->request( 'GET', 'mentoriai_static_single/tik?lang=en' )->get_data();
		self::assertSame( array( $only, 'lt', null ), array( $fallback['id'], $fallback['text_lang'], $fallback['alternates']['en'] ) );
		self::assertEqualsCanonicalizing( array( 'Alma in English', 'Tik Lietuviškai' ), $this->names( array(), 'static', 'en' ) );
		self::assertEqualsCanonicalizing( array( 'Alma & Co „V“', 'Tik Lietuviškai' ), $this->names( array(), 'static' ) );
	}

	public function test_hubs_are_found_by_town(): void {
		$field = $this->field( 'a', 'A' );
		$town  = function ( string $name, string $lang, string $group, string $town, array $fields = array() ): int {
			$id = $this->static_mentor( $name, $lang, $group, array(), $fields );
			update_post_meta( $id, HubContact::TOWN, $town );
			return $id;
		};
		$moved = $town( 'Alma A', 'lt', 'a', 'Šiauliai', array( $field ) );
		$town( 'Benas B', 'lt', 'b', 'Kaunas' );
		$town( 'Benas in English', 'en', 'b', 'Kaunas' );
		$this->static_mentor( 'Be Miesto', 'lt', 'c' );
		$list = fn ( array $body, string $lang = 'lt' ): array => $this->names( $body, 'static', $lang );

		self::assertSame( array( 'Kaunas', 'Šiauliai' ), $this->list( array( 'miestas' => 'Kaunas' ), 'static' )['miestai'], 'All towns, whatever is asked for.' );
		self::assertSame( array( 'Benas B' ), $list( array( 'filter' => array( 'miestas' => 'Kaunas' ) ) ) );
		self::assertSame( array( array( 'Benas in English' ), array( 'Alma A' ) ), array( $list( array( 'miestas' => 'kaunas' ), 'en' ), $list( array( 'miestas' => 'Siauliai', 'tax' => array( 'a' ), 'keyword' => 'alma' ) ) ) );
		self::assertSame( array( array(), array() ), array( $list( array( 'miestas' => 'Kaunas', 'tax' => array( 'a' ) ) ), $list( array( 'miestas' => "x' OR 1=1" ) ) ) );
		self::assertSame( array( 'Alma A' ), $list( array( 'keyword' => 'Šiaulius' ) ), 'A town is searched like any word.' );

		update_post_meta( $moved, HubContact::TOWN, 'Alytus' );
		self::assertSame( array( 'Alytus', 'Kaunas' ), $this->list( array(), 'static' )['miestai'] );
		$ask = fn () => $this->list( array( 'miestas' => 'Kaunas' ), 'static' );
		$ask();
		self::assertLessThanOrEqual( 4, $this->count_queries( $ask ) );
		self::assertSame( array( array(), 0 ), array( $this->list( array( 'miestas' => 'Kaunas' ) )['miestai'], $this->list( array( 'miestas' => 'Kaunas' ) )['total'] ), 'Each list has its own towns.' );
	}

	public function test_drafts_and_trash_of_editors_are_invisible(): void {
		$id = $this->static_mentor( 'Alma A', 'lt', 'g', array( 'post_name' => 'alma', 'post_status' => 'draft' ) );
		self::assertSame( 404, $this->request( 'GET', 'mentoriai_static_single/alma' )->get_status() );
		wp_publish_post( $id );
		self::assertSame( array( 'Alma A' ), $this->names( array(), 'static' ) );
		wp_trash_post( $id );
		self::assertSame( array(), $this->names( array(), 'static' ) );
		self::assertSame( 404, $this->request( 'GET', 'mentoriai_static_single/alma' )->get_status() );
	}

	public function test_a_translation_may_have_the_slug_of_its_original(): void {
		$this->static_mentor( 'Alma A', 'lt', 'g', array( 'post_name' => 'alma' ) );
		$en = $this->static_mentor( 'Alma A', 'en', 'g' );
		wp_update_post( array( 'ID' => $en, 'post_name' => 'alma' ) );

		self::assertSame( 'alma', get_post_field( 'post_name', $en ) );
		self::assertSame( $en, $this->request( 'GET', 'mentoriai_static_single/alma?lang=en' )->get_data()['id'] );
	}

	public function test_nothing_of_a_path_or_query_reaches_the_database(): void {
		$this->mentor( 'Ana A' );
		foreach ( array( "x'--", '%25', '_', '..%2f', "ana-a' OR '1'='1" ) as $slug ) {
			self::assertSame( 404, $this->request( 'GET', 'mentoriai_dynamic_single/' . $slug )->get_status(), $slug );
		}
	}
}
